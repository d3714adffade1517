import { globalLayer } from '@vanilla-extract/css'
import { LAYER_NAMES } from '../../layer-names.ts'

const edconsole = globalLayer('edconsole')
const [tokens, parts, patterns, features, screens] = LAYER_NAMES

/** One named layer, so that a host's own rules win without a fight; inside it a screen beats a feature, a feature a pattern, a pattern a part. */
export const layers = {
  tokens: globalLayer({ parent: edconsole }, tokens),
  parts: globalLayer({ parent: edconsole }, parts),
  patterns: globalLayer({ parent: edconsole }, patterns),
  features: globalLayer({ parent: edconsole }, features),
  screens: globalLayer({ parent: edconsole }, screens),
}
