/** What a `FileDrop` says; loaded with it. A host replaces it under `parts`. */
export const fileMessages = {
  file: {
    title: 'Drop a file here',
    titleOfAll: 'Drop files here',
    release: 'Drop to choose this file',
    releaseAll: 'Drop to choose these files',
    choose: 'Choose a file',
    chooseAll: 'Choose files',
    another: 'Choose another file',
    reading: 'Reading',
    remove: (file: string) => `Remove ${file}`,
    several: 'Drop one file at a time.',
    folder: (name: string) => `${name} is a folder. Choose a file inside it.`,
    tooLarge: (file: string, size: string, most: string) =>
      `${file} is ${size}. Choose a file up to ${most}.`,
  },
}
