import { useAccess } from '@edconsole/console-core'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { AddIcon, DownloadIcon, FileIcon, UploadIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { createPlace } from './gap.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import { StandardDialog, UploadDialog } from './use-template-dialogs.tsx'

type Context = {
  districtId: string
  /** "Sync now"; absent for those who may not. */
  sync: PageAction | undefined
  /** How many templates there are; undefined until they came. */
  count: number | undefined
  /** Why nothing can be written into a file, or read from one, now. */
  noFile: string | undefined
  onStandard: () => void
  onUpload: () => void
  onDownload: () => void
  m: SisImportTemplatesMessages
}

/** What can be done with all templates of the district (ux 9.3). */
export const usePageActions = (context: Context): PageAction[] => {
  const { districtId, sync, count, noFile, onStandard, onUpload, onDownload, m } = context
  const mayCreate = useAccess().can('sis-import-create')
  const mayChange = useMaySync() || mayCreate
  return [
    ...(sync ? [{ ...sync, kind: 'secondary' as const }] : []),
    ...(mayCreate
      ? [
          {
            id: 'standard',
            label: m.more.standard,
            note: m.more.standardNote,
            icon: <FileIcon />,
            folded: true as const,
            run: onStandard,
            needs: StandardDialog,
            disabledReason: count === undefined ? noFile : undefined,
          },
        ]
      : []),
    {
      id: 'download',
      label: m.more.download,
      note: m.more.downloadNote,
      icon: <DownloadIcon />,
      folded: true,
      run: onDownload,
      disabledReason: noFile ?? (count === 0 ? m.more.downloadNone : undefined),
    },
    ...(mayChange
      ? [
          {
            id: 'upload',
            label: m.more.upload,
            note: m.more.uploadNote,
            icon: <UploadIcon />,
            folded: true as const,
            run: onUpload,
            needs: UploadDialog,
            disabledReason: noFile,
          },
        ]
      : []),
    ...(mayCreate
      ? [
          {
            id: 'create',
            label: m.create,
            note: m.createNote,
            icon: <AddIcon />,
            kind: 'primary' as const,
            to: createPlace(districtId),
          },
        ]
      : []),
  ]
}
