import { parseArgs } from 'node:util'

/** `forced` stands for a forced-colors mode over the light theme. */
export const SHOT_THEMES = ['light', 'dark', 'forced'] as const
export type ShotTheme = (typeof SHOT_THEMES)[number]

export type ScreenshotArguments = { only: string; themes: ShotTheme[]; widths: number[] }

/** Reads what is to be taken; refuses what it does not know. */
export const readArguments = (given: string[]): ScreenshotArguments => {
  const { values } = parseArgs({
    args: given,
    options: {
      only: { type: 'string', default: '' },
      themes: { type: 'string', default: 'light,dark' },
      widths: { type: 'string', default: '390,768,1440' },
    },
  })
  return {
    only: values.only,
    themes: values.themes.split(',').map((word) => {
      const theme = SHOT_THEMES.find((one) => one === word)
      if (!theme) throw new Error(`--themes takes ${SHOT_THEMES.join(', ')}, not ${word}.`)
      return theme
    }),
    widths: values.widths.split(',').map((word) => {
      const width = Number(word)
      if (!Number.isInteger(width) || width < 200) throw new Error(`--widths takes pixels, not ${word}.`)
      return width
    }),
  }
}
