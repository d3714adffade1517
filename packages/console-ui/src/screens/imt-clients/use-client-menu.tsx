import { type Client, placeOf, useAccess, useNavigator } from '@edconsole/console-core'
import { useCallback } from 'react'
import type { ClientMessages } from '../../features/clients/messages.ts'
import { useMayEditClients } from '../../features/clients/use-may-write-clients.ts'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import { AddIcon, CopyIcon, EditIcon, ShowIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import type { ImtClientsMessages } from './messages.ts'

/** What can be done with a client from its row. */
export const useClientMenu = (
  clients: ClientMessages,
  { menu: m }: ImtClientsMessages,
): ((client: Client) => MenuItem[]) => {
  const navigation = useNavigator()
  const copy = useToldCopy()
  const { can } = useAccess()
  const mayOpen = can('client')
  const mayEdit = useMayEditClients() && can('client-edit')
  const mayCreateInstance = can('instance-create')
  return useCallback(
    (client) => {
      const id = String(client.id)
      const items: readonly [
        key: keyof typeof m,
        icon: MenuItem['icon'],
        place: Parameters<typeof linkToPlace>[1],
      ][] = [
        ['open', <ShowIcon key="open" />, mayOpen ? placeOf('client', { id }) : null],
        ['edit', <EditIcon key="edit" />, mayEdit ? placeOf('client-edit', { id }) : null],
        [
          'createInstance',
          <AddIcon key="create" />,
          mayCreateInstance ? placeOf('instance-create', {}, { query: { clientId: id } }) : null,
        ],
      ]
      return [
        ...items.flatMap(([key, icon, place]): MenuItem[] => {
          const { href, onClick } = linkToPlace(navigation, place)
          return href === undefined ? [] : [{ key, label: m[key], icon, href, onSelect: onClick }]
        }),
        {
          key: 'copy',
          label: m.copy,
          icon: <CopyIcon />,
          onSelect: () => copy(id, { copied: clients.copied(id), notCopied: clients.notCopied }),
        },
      ]
    },
    [navigation, mayOpen, mayEdit, mayCreateInstance, copy, clients, m],
  )
}
