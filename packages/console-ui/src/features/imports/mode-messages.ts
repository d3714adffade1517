/** The ways in which a file is taken, in the same words wherever they are named; a host replaces them as `sync`. */
export const modeMessages = {
  mode: 'Mode',
  ownMode: 'As set in each template',
  modes: { full: 'Full file', delta: 'Changes only', addOnly: 'Additions only' },
  help: {
    full: "Records that aren't in the file are deactivated.",
    delta: "Records that aren't in the file stay as they are.",
    addOnly: 'New records are added. Existing records stay as they are.',
  },
}
