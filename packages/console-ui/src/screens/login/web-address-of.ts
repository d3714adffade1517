/** An address that the operator has set, if a browser may open it as a page: a whole one, or a path of this server. */
export const webAddressOf = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  if (URL.canParse(text)) return ['https:', 'http:'].includes(new URL(text).protocol) ? text : undefined
  return /^\/(?![/\\])/.test(text) ? text : undefined
}
