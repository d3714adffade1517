/** What came down on the zone: files, or why nothing of it is taken. */
type Dropped =
  | { readonly files: readonly File[] }
  | { readonly refused: 'several' }
  | { readonly refused: 'folder'; readonly name: string }

/** The part of a `DataTransfer` that says what is dropped. */
type Dragged = {
  readonly files: Iterable<File>
  readonly items?: ArrayLike<{
    webkitGetAsEntry?(): { readonly isDirectory: boolean } | null
  }>
}

/** Null when what was dropped is no file at all, such as a marked text. */
export const takeDropped = ({ files, items }: Dragged, several = false): Dropped | null => {
  const all = [...files]
  const [file, ...others] = all
  if (!file) return null
  if (others.length > 0 && !several) return { refused: 'several' }
  // A folder looks like an empty file until it is read.
  const folder = Array.from(items ?? []).findIndex((item) => item.webkitGetAsEntry?.()?.isDirectory === true)
  return folder === -1 ? { files: all } : { refused: 'folder', name: all[folder]?.name ?? file.name }
}

/** Whether files are dragged, and not a text or a link. */
export const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true
