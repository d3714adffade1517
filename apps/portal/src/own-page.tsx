import { type ReactElement, useState } from 'react'

/** The portal's own content: what must look the same whether the console is on the page or not. */
export function OwnPage(): ReactElement {
  const [read, setRead] = useState(false)
  return (
    <section className="portal-page" data-portal-own>
      <h1>School news</h1>
      <h2>This week</h2>
      <p>
        Rehearsals begin on Monday. <a href="#rehearsals">Find your group</a>.
      </p>
      <table>
        <thead>
          <tr>
            <th>Group</th>
            <th>Room</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Strings</td>
            <td>12</td>
          </tr>
        </tbody>
      </table>
      <button type="button" onClick={() => setRead(true)}>
        {read ? 'Read' : 'Mark as read'}
      </button>
    </section>
  )
}
