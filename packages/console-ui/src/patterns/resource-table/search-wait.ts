/** A search is sent so long after the last letter, in milliseconds (ux 8.2). */
export const SEARCH_WAIT_MS = 300
