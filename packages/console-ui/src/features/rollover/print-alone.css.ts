import { featureStyle } from '../../styles/layered-style.ts'

/** Important, since a host's own rules stand outside our layer; on paper only. */
export const beside = featureStyle({ '@media': { print: { display: 'none !important' } } }, 'beside')

/** As high as what it holds, over as many sheets as that takes, and dark on white. */
export const around = featureStyle(
  {
    '@media': {
      print: {
        display: 'block !important',
        position: 'static !important' as 'static',
        inlineSize: 'auto !important',
        blockSize: 'auto !important',
        maxBlockSize: 'none !important',
        overflow: 'visible !important',
        padding: '0 !important',
        boxShadow: 'none !important',
        colorScheme: 'light !important',
      },
    },
  },
  'around',
)
