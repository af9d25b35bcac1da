/** What happens when the server does not know, or not any more, who is asking. */
let then: () => void = () => {}

export const onStranger = (happens: () => void): void => {
  then = happens
}

export const beStranger = (): void => then()
