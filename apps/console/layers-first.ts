import type { Plugin } from 'vite'
import { LAYER_NAMES } from '../../packages/console-ui/layer-names.ts'

const order = `@layer ${LAYER_NAMES.map((name) => `edconsole.${name}`).join(',')};`

/**
 * Styles are split by screen, and a page links its files in any order; a file of parts before the one of tokens would make
 * parts the weaker layer. So each file begins with the order of all layers.
 */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const styles = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
      if (styles.includes('@layer edconsole')) file.source = order + styles
    }
  },
})
