/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  startDownload(address, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Lets the browser fetch an address into its downloads. The page stays, whatever is answered. */
export function startDownload(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
