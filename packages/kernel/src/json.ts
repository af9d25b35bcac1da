/** Data that survives `JSON.stringify` and `JSON.parse` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** JSON with the keys of every object sorted: equal data give equal text. The keys in `omit` are left out at the top. */
export function canonical(data: unknown, omit: readonly string[] = []): string {
  if (data === null || typeof data !== 'object') return JSON.stringify(data)
  if (Array.isArray(data)) return `[${data.map((item) => canonical(item)).join(',')}]`
  const parts: string[] = []
  for (const [key, value] of Object.entries(data).sort(byKey)) {
    if (value !== undefined && !omit.includes(key)) parts.push(`${JSON.stringify(key)}:${canonical(value)}`)
  }
  return `{${parts.join(',')}}`
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)
