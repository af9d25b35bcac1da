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
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!equalData(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  for (const key in a) {
    const mine = property(a, key)
    if (mine !== undefined && !omit.includes(key) && !equalData(mine, property(b, key))) return false
  }
  for (const key in b) {
    if (property(a, key) === undefined && property(b, key) !== undefined && !omit.includes(key)) return false
  }
  return true
}

const property = (data: { readonly [key: string]: unknown }, key: string): unknown => data[key]

const isObject = (data: unknown): data is { readonly [key: string]: unknown } =>
  typeof data === 'object' && data !== null
