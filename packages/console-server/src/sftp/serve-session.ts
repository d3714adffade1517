import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'
import {
  canonicalPath,
  type InboxSession,
  type InboxUpload,
  type ListedFile,
  SftpRefusal,
} from './inbox-session.ts'

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp

type Handle = { kind: 'file'; upload: InboxUpload } | { kind: 'folder'; files: ListedFile[] | null }

/** How many files and listings one connection may have open. */
const OPEN_LIMIT = 32

const FOLDER_MODE = 0o040700
const FILE_MODE = 0o100600

/** Answers the requests of one SFTP session from an inbox. */
export const serveSession = (
  sftp: SFTPWrapper,
  session: InboxSession,
  onError: (error: unknown) => void,
): void => {
  const handles = new Map<number, Handle>()
  let next = 0
  const add = (handle: Handle): Buffer => {
    next += 1
    handles.set(next, handle)
    const name = Buffer.alloc(4)
    name.writeUInt32BE(next)
    return name
  }
  const handleOf = (name: Buffer): Handle => {
    const found = name.length === 4 ? handles.get(name.readUInt32BE(0)) : undefined
    if (!found) throw new SftpRefusal('FAILURE', "The file isn't open.")
    return found
  }
  const uploadOf = (name: Buffer): InboxUpload => {
    const handle = handleOf(name)
    if (handle.kind !== 'file') throw new SftpRefusal('FAILURE', "A folder can't be written to.")
    return handle.upload
  }
  const requireRoom = (): void => {
    if (handles.size >= OPEN_LIMIT) throw new SftpRefusal('FAILURE', 'Too many files are open.')
  }
  /** Answers with what a request comes to. */
  const answer = (id: number, work: () => Promise<(() => unknown) | undefined>): void => {
    work()
      .then((reply) => {
        if (reply) reply()
        else sftp.status(id, STATUS_CODE.OK)
      })
      .catch((error: unknown) => {
        if (error instanceof SftpRefusal) return sftp.status(id, STATUS_CODE[error.status], error.message)
        onError(error)
        sftp.status(id, STATUS_CODE.FAILURE, "The server couldn't do this. Try again later.")
      })
      // A client that has gone meanwhile gets no answer.
      .catch(() => {})
  }
  const unsupported = (id: number) =>
    answer(id, async () => {
      throw new SftpRefusal('OP_UNSUPPORTED', 'This folder only takes files.')
    })

  sftp.on('REALPATH', (id, path) => {
    const filename = canonicalPath(path)
    sftp.name(id, [{ filename, longname: filename, attrs: FOLDER }])
  })
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () => {
      if (canonicalPath(path) !== '/') throw new SftpRefusal('NO_SUCH_FILE', 'There are no folders here.')
      requireRoom()
      const files = await session.list()
      return () => sftp.handle(id, add({ kind: 'folder', files }))
    }),
  )
  sftp.on('READDIR', (id, name) =>
    answer(id, async () => {
      const handle = handleOf(name)
      if (handle.kind !== 'folder' || handle.files === null || handle.files.length === 0)
        return () => sftp.status(id, STATUS_CODE.EOF)
      const { files } = handle
      handle.files = null
      return () => sftp.name(id, files.map(entryOf))
    }),
  )
  const stat = (id: number, path: string) =>
    answer(id, async () => {
      const file = await session.stat(path)
      return () => sftp.attrs(id, file === null ? FOLDER : attributesOf(file))
    })
  sftp.on('STAT', stat)
  sftp.on('LSTAT', stat)
  sftp.on('FSTAT', (id, name) =>
    answer(id, async () => {
      const handle = handleOf(name)
      if (handle.kind === 'folder') return () => sftp.attrs(id, FOLDER)
      const size = handle.upload.size()
      return () => sftp.attrs(id, attributesOf({ name: '', size, modifiedAt: new Date() }))
    }),
  )
  sftp.on('OPEN', (id, path, flags) =>
    answer(id, async () => {
      if (!(flags & OPEN_MODE.WRITE))
        throw new SftpRefusal('PERMISSION_DENIED', "Files can be sent here, but they can't be read.")
      // A part that is added later would count as a whole file.
      if (flags & OPEN_MODE.APPEND || !(flags & OPEN_MODE.CREAT))
        throw new SftpRefusal('OP_UNSUPPORTED', 'Send the file as a whole.')
      requireRoom()
      const upload = await session.create(path, { exclusive: Boolean(flags & OPEN_MODE.EXCL) })
      return () => sftp.handle(id, add({ kind: 'file', upload }))
    }),
  )
  sftp.on('WRITE', (id, name, offset, data) =>
    answer(id, async () => {
      await uploadOf(name).write(offset, data)
      return undefined
    }),
  )
  sftp.on('READ', unsupported)
  sftp.on('CLOSE', (id, name) =>
    answer(id, async () => {
      const handle = handleOf(name)
      handles.delete(name.readUInt32BE(0))
      if (handle.kind === 'file') await handle.upload.finish()
      return undefined
    }),
  )
  // Clients set times and rights after sending, and give up where they can't.
  sftp.on('SETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('REMOVE', (id, path) =>
    answer(id, async () => {
      await session.remove(path)
      return undefined
    }),
  )
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      await session.rename(from, to)
      return undefined
    }),
  )
  sftp.on('EXTENDED', unsupported)
  sftp.on('MKDIR', unsupported)
  sftp.on('RMDIR', unsupported)
  sftp.on('READLINK', unsupported)
  sftp.on('SYMLINK', unsupported)
  // The connection broke in the middle of a file: half of it must not be imported.
  sftp.on('close', () => {
    for (const handle of handles.values()) if (handle.kind === 'file') handle.upload.drop().catch(onError)
    handles.clear()
  })
}

const FOLDER: Attributes = { mode: FOLDER_MODE, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }

const attributesOf = ({ size, modifiedAt }: ListedFile): Attributes => {
  const seconds = Math.floor(modifiedAt.getTime() / 1000)
  return { mode: FILE_MODE, uid: 0, gid: 0, size, atime: seconds, mtime: seconds }
}

const entryOf = (file: ListedFile) => ({
  filename: file.name,
  longname: `-rw------- 1 inbox inbox ${file.size} ${file.modifiedAt.toUTCString().slice(5, 16)} ${file.name}`,
  attrs: attributesOf(file),
})
