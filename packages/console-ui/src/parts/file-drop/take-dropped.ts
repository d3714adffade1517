/** What came down on the zone: one file, or why nothing of it is taken. */
type Dropped =
  | { readonly file: File }
  | { readonly refused: 'several' }
  | { readonly refused: 'folder'; readonly name: string }

/** The part of a `DataTransfer` that says what is dropped. */
type Dragged = {
  readonly files: Iterable<File>
  readonly items?: ArrayLike<{ webkitGetAsEntry?(): { readonly isDirectory: boolean } | null }>
}

/** Null when what was dropped is no file at all, such as a marked text. */
export const takeDropped = ({ files, items }: Dragged): Dropped | null => {
  const [file, ...others] = files
  if (!file) return null
  if (others.length > 0) return { refused: 'several' }
  // A folder looks like a file without content until somebody reads it.
  const isFolder = items?.[0]?.webkitGetAsEntry?.()?.isDirectory === true
  return isFolder ? { refused: 'folder', name: file.name } : { file }
}

/** Whether files are dragged, and not a text or a link. */
export const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true
