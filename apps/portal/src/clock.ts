/** The moment at which the portal was opened, where a demonstration lives at another time than the wall clock. */
const opened: string | undefined = import.meta.env.VITE_NOW

/** Now, or the demonstration's moment running on from when the page was loaded. */
export const clock = (): Date => (opened ? new Date(Date.parse(opened) + performance.now()) : new Date())
