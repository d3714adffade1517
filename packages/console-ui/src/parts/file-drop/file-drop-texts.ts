/** What a `FileDrop` says itself. A screen hands in its own texts, so that a host can replace each. */
export const fileDropTexts = {
  title: 'Drop a file here',
  release: 'Let go to take this file',
  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Reading',
  remove: (file: string) => `Remove ${file}`,
  several: 'Drop one file at a time.',
  folder: (name: string) => `${name} is a folder. Open it and choose a file in it.`,
  tooLarge: (file: string, size: string, most: string) =>
    `${file} has ${size}. Choose a file of up to ${most}.`,
}

export type FileDropTexts = typeof fileDropTexts
