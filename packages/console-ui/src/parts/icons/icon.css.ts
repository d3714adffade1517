import { partStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const base = partStyle(
  {
    display: 'block',
    flex: 'none',
    // Clipped by default, which costs a layer of its own for each icon of a list; no shape leaves its box.
    overflow: 'visible',
    // Here and not as attributes: a first screen draws eighty icons, and each attribute is set on each.
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'base',
)

export const size = {
  sm: partStyle({ inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm }, 'sm'),
  md: partStyle({ inlineSize: vars.size.iconMd, blockSize: vars.size.iconMd }, 'md'),
  lg: partStyle({ inlineSize: vars.size.iconLg, blockSize: vars.size.iconLg }, 'lg'),
  xl: partStyle({ inlineSize: vars.size.iconXl, blockSize: vars.size.iconXl }, 'xl'),
}

/** Points along the line: the other way where text runs from right to left. */
export const alongText = partStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }, 'alongText')
