/** Where the demo's exports go: the receiver that starts with it, on another port while this one is taken. */
export const DEMO_RECEIVER = { host: '127.0.0.1', port: 4391 } as const

/** What the receiver of the demonstration lets a district in with. */
export const demoExportPassword = (lea: string): string => `Demo-export-of-${lea}`

/** The user name of a district there. */
export const demoExportUser = (lea: string): string => `lea${lea}`
