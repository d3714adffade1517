import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files are no smaller when packed. */
const MIN_BYTES = 200

/** Writes each script and stylesheet a second time, packed as well as brotli can: it takes seconds, so not while serving. */
export const packedAhead = (): Plugin => ({
  name: 'packed-ahead',
  enforce: 'post',
  async writeBundle({ dir }, bundle) {
    const folder = dir ?? this.error('The build has no folder')
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        if (!/\.(js|css)$/.test(file.fileName)) return
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (content.length < MIN_BYTES) return
        const packed = await promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
        await writeFile(join(folder, `${file.fileName}.br`), packed)
      }),
    )
  },
})
