import { placeOf, useAccess, useMessages } from '@edconsole/console-core'
import { clientMessages } from '../../features/clients/messages.ts'
import { useMayEditClients } from '../../features/clients/use-may-write-clients.ts'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import { AddIcon, CopyIcon, DistrictIcon, EditIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { messages } from './messages.ts'

/** What can be done with the client from its page. */
export const useClientActions = (id: string, districtIds: readonly number[] = []): PageAction[] => {
  const m = useMessages('client', messages)
  const clients = useMessages('clients', clientMessages)
  const { can } = useAccess()
  const copy = useToldCopy()
  const mayEdit = useMayEditClients() && can('client-edit')
  const [districtId] = districtIds
  return [
    ...(districtIds.length === 1 && can('district')
      ? [
          {
            id: 'district',
            label: m.openDistrict,
            note: m.openDistrictNote,
            icon: <DistrictIcon />,
            to: placeOf('district', { districtId: String(districtId) }),
          },
        ]
      : []),
    ...(mayEdit
      ? [{ id: 'edit', label: m.edit, icon: <EditIcon />, to: placeOf('client-edit', { id }) }]
      : []),
    ...(can('instance-create')
      ? [
          {
            id: 'create-instance',
            label: m.createInstance,
            note: m.createInstanceNote,
            icon: <AddIcon />,
            kind: 'primary' as const,
            to: placeOf('instance-create', {}, { query: { clientId: id } }),
          },
        ]
      : []),
    {
      id: 'copy',
      label: m.copy,
      icon: <CopyIcon />,
      folded: true,
      run: () => copy(id, { copied: clients.copied(id), notCopied: clients.notCopied }),
    },
  ]
}
