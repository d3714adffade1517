import { globalLayer } from '@vanilla-extract/css'

const edconsole = globalLayer('edconsole')

/** One named layer, so that a host's own rules win without a fight; inside it a screen beats a pattern, a pattern a part. */
export const layers = {
  tokens: globalLayer({ parent: edconsole }, 'tokens'),
  parts: globalLayer({ parent: edconsole }, 'parts'),
  patterns: globalLayer({ parent: edconsole }, 'patterns'),
  screens: globalLayer({ parent: edconsole }, 'screens'),
}
