/** The version of this package. */
export const UI_VERSION = '0.1.0'
