declare module 'virtual:icons' {
  /** The address of the sprite that has the icon. */
  const addressOf: (name: string) => string
  export default addressOf
}
