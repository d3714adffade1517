/** An address that the operator has set, if a browser may open it as a page: anything else is no link. */
export const webAddressOf = (text: string | undefined): string | undefined => {
  if (text === undefined || !URL.canParse(text)) return undefined
  return ['https:', 'http:'].includes(new URL(text).protocol) ? text : undefined
}
