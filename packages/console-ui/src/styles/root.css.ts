import { globalStyle } from '@vanilla-extract/css'
import { layers } from './cascade-layers.css.ts'
import { vars } from './tokens.css.ts'

// What text inherits from a host is set back once, here: parts below then only say what differs.
globalStyle(':where([data-ec-root])', {
  '@layer': {
    [layers.tokens]: {
      boxSizing: 'border-box',
      color: vars.color.text.primary,
      backgroundColor: vars.color.bg.surface,
      fontFamily: vars.font.body,
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
      fontWeight: vars.type.body.weight,
      letterSpacing: vars.type.body.tracking,
      fontStyle: 'normal',
      fontFeatureSettings: '"cv05", "ss03"',
      fontOpticalSizing: 'auto',
      textAlign: 'start',
      textTransform: 'none',
      textIndent: 0,
      wordSpacing: 'normal',
      whiteSpace: 'normal',
      WebkitFontSmoothing: 'antialiased',
    },
  },
})

// Where a host's reset says so, every box counts its border; here it does in every host, so that sizes are the same.
globalStyle('[data-ec-root] :where(*)', { '@layer': { [layers.tokens]: { boxSizing: 'border-box' } } })

// Rules of a page for all elements (`* { letter-spacing: … }`) beat what is inherited, and those for `svg` and `input` what the
// elements say themselves. Controls begin anew, as by default.
globalStyle('[data-ec-root] :where(:not(button, input, select, textarea))', {
  '@layer': { [layers.tokens]: { letterSpacing: 'inherit' } },
})
globalStyle('[data-ec-root] :where(button, input, select, textarea)', {
  '@layer': { [layers.tokens]: { letterSpacing: 'normal' } },
})
globalStyle('[data-ec-root] :where(input, select, textarea)', {
  '@layer': { [layers.tokens]: { blockSize: 'auto' } },
})
globalStyle('[data-ec-root] :where(a, svg)', { '@layer': { [layers.tokens]: { margin: 0 } } })
globalStyle('[data-ec-root] :where(svg)', { '@layer': { [layers.tokens]: { fill: 'initial' } } })
globalStyle('[data-ec-root] :where(svg[fill="none"])', {
  '@layer': { [layers.tokens]: { fill: 'none' } },
})
