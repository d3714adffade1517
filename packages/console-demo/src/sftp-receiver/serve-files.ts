import ssh2, { type SFTPWrapper } from 'ssh2'
import type { OpenFile, ReceiverFiles } from './receiver-files.ts'

const { STATUS_CODE } = ssh2.utils.sftp
/** A folder that its account may write to. */
const FOLDER_MODE = 0o040755

/** Takes files over one SFTP session: writing, renaming and removing. Of folders it tells that they are there. */
export const serveFiles = (
  sftp: SFTPWrapper,
  files: ReceiverFiles,
  { knowsPosixRename }: { knowsPosixRename: boolean },
): void => {
  const open = new Map<number, OpenFile>()
  let next = 0
  /** Answers with what a request comes to; whatever goes wrong on the way is a plain no. */
  const answer = (id: number, work: () => Promise<number>): void => {
    work()
      .catch(() => STATUS_CODE.FAILURE)
      .then((status) => sftp.status(id, status))
      // A client that has gone meanwhile gets no answer.
      .catch(() => {})
  }
  const rename = async (from: string, to: string, replaces: boolean): Promise<number> => {
    const outcome = await files.rename(from, to, replaces)
    if (outcome === 'done') return STATUS_CODE.OK
    return outcome === 'missing' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE
  }

  sftp.on('OPEN', (id, path) => {
    const begin = async () => {
      const file = await files.create(path)
      if (!file) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED)
      next += 1
      open.set(next, file)
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(next)
      sftp.handle(id, handle)
    }
    begin().catch(() => answer(id, async () => STATUS_CODE.FAILURE))
  })
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, async () => {
      await open.get(handle.readUInt32BE(0))?.write(offset, data)
      return STATUS_CODE.OK
    }),
  )
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      const key = handle.readUInt32BE(0)
      await open.get(key)?.close()
      open.delete(key)
      return STATUS_CODE.OK
    }),
  )
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('SETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('REMOVE', (id, path) =>
    answer(id, async () => ((await files.remove(path)) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE)),
  )
  sftp.on('RENAME', (id, from, to) => answer(id, () => rename(from, to, false)))
  sftp.on('REALPATH', (id, path) => {
    const attrs = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }
    sftp.name(id, [{ filename: path, longname: path, attrs }])
  })
  sftp.on('STAT', (id, path) => {
    const tell = async () => {
      if (!(await files.isFolder(path))) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
      sftp.attrs(id, { mode: FOLDER_MODE, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 })
    }
    tell().catch(() => answer(id, async () => STATUS_CODE.FAILURE))
  })
  sftp.on('EXTENDED', (id, name, data) => {
    if (name !== 'posix-rename@openssh.com' || !knowsPosixRename)
      return sftp.status(id, STATUS_CODE.OP_UNSUPPORTED)
    const length = data.readUInt32BE(0)
    const from = data.subarray(4, 4 + length).toString()
    const to = data.subarray(8 + length).toString()
    answer(id, () => rename(from, to, true))
  })
  // Of a connection that broke in the middle of a file.
  sftp.on('close', () => {
    for (const file of open.values()) file.close().catch(() => {})
    open.clear()
  })
}
