/** The ways in which a file is taken, in the same words wherever they are named; a host replaces them as `sync`. */
export const modeMessages = {
  mode: 'Mode',
  ownMode: 'As each template says',
  modes: { full: 'Full file', delta: 'Changes only', addOnly: 'Additions only' },
  help: {
    full: 'What the file does not name is deactivated.',
    delta: 'What the file does not name stays as it is.',
    addOnly: 'New records are added; what is stored is not changed.',
  },
}
