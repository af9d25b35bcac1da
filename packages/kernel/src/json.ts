/** Data that survives `JSON.stringify` and `JSON.parse` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** JSON with the keys of every object sorted: equal data give equal text. What is not JSON data throws. The keys in `omit` are left out at the top. */
export function canonical(data: unknown, omit: readonly string[] = []): string {
  if (data === null || typeof data !== 'object') {
    const text = JSON.stringify(data)
    if (text === undefined || (typeof data === 'number' && !Number.isFinite(data))) throw new TypeError('not JSON data')
    return text
  }
  if (Array.isArray(data)) return `[${data.map((item) => canonical(item)).join(',')}]`
  const parts: string[] = []
  for (const [key, value] of Object.entries(data).sort(byKey)) {
    if (value !== undefined && !omit.includes(key)) parts.push(`${JSON.stringify(key)}:${canonical(value)}`)
  }
  return `{${parts.join(',')}}`
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/** Whether two pieces of data are equal; keys whose value is undefined do not count, nor do those in `omit` at the top. */
export function equalData(a: unknown, b: unknown, omit: readonly string[] = []): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!equalData(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const others = new Map(Object.entries(b))
  for (const [key, value] of Object.entries(a)) {
    if (!omit.includes(key) && !equalData(value, others.get(key))) return false
    others.delete(key)
  }
  for (const [key, value] of others) if (value !== undefined && !omit.includes(key)) return false
  return true
}
