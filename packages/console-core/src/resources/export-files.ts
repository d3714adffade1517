import { decodersOf, itemsOf } from '../api/decoders.ts'
import type { ExportManifest, ExportManifestFile } from '../entities/export-manifest.ts'
import { get, resource } from './operation.ts'

const manifest = decodersOf<ExportManifest>(
  { textOrNull: ['archivePath'] },
  {
    files: itemsOf(
      decodersOf<ExportManifestFile>({
        text: ['fileName', 'checksumSha256'],
        textOrNull: ['archiveName', 'deliveredAt', 'downloadPath'],
        number: ['fileSizeBytes', 'recordsWritten'],
      }),
    ),
  },
)

/** Downloads beside the calls of [S7], for users who may see the export log (R47). The answer is the file itself, without an envelope (R17). */
export const exportFilesResource = resource(
  'exportFiles',
  { records: 'export files' },
  { manifest: get<ExportManifest>('/files/exports/{id}', { lea: true, fields: manifest }) },
)
