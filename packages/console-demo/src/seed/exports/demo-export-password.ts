/** What the receiver of the demonstration lets a district in with. */
export const demoExportPassword = (lea: string): string => `Demo-export-of-${lea}`

/** The user name of a district there. */
export const demoExportUser = (lea: string): string => `lea${lea}`
