/** What two handfuls of tokens do not have in common. */
export function difference(
  before: readonly string[],
  after: readonly string[],
): { readonly gained: readonly string[]; readonly lost: readonly string[] } {
  const left = [...before]
  const gained: string[] = []
  for (const token of after) {
    const at = left.indexOf(token)
    if (at < 0) gained.push(token)
    else left.splice(at, 1)
  }
  return { gained, lost: left }
}
