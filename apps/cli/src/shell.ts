/** A word as a command line takes it. */
export const quoted = (text: string): string =>
  /^[\w./=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
