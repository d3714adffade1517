/** Stacking order. `layer.base` is added to each, so that a host can lift or lower the whole console. */
export const stacking = {
  sticky: 10,
  savebar: 20,
  header: 100,
  drawer: 200,
  dropdown: 300,
  dialog: 400,
  snackbar: 500,
  tooltip: 600,
} as const
