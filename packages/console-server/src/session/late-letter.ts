/** Work that nobody waits for. Why a letter did not leave is told to whoever runs the server, by the mail itself. */
export const lateLetter = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch {
    // Neither who asked nor what was done depends on it.
  }
}
