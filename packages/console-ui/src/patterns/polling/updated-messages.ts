/** What a page says about its age. Each screen hands it on with its own sentences. */
export const updatedMessages = {
  updated: (ago: string) => `Updated ${ago} ago`,
  updatedAt: (eastern: string) => `${eastern} (ET)`,
  refresh: 'Refresh',
}

export type UpdatedMessages = typeof updatedMessages
