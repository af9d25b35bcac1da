import CliTable from 'cli-table3'

export type Align = 'left' | 'right'

/** A table with ruled lines. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[],
): string[] {
  const drawn = new CliTable({
    head: [...head],
    colAligns: [...align],
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 1 },
  })
  for (const row of rows) drawn.push([...row])
  return drawn.toString().split('\n')
}
