/** How it is said that a selection is lost. */
export const CLEARED = { color: 'info', iconColor: 'info' } as const
