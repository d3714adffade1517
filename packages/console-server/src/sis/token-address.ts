/** Returns whether tokens come from the server of the SIS, where its secrets may go. */
export const isOnServerOf = (sisApiUrl: string, tokenUrl: string): boolean =>
  URL.parse(tokenUrl)?.origin === URL.parse(sisApiUrl)?.origin
