/** Where the shared counters are: one server, the master that some sentinels watch, or a cluster. */
export interface StoreAddress {
  readonly kind: 'single' | 'sentinel' | 'cluster'
  readonly nodes: readonly { readonly host: string; readonly port: number }[]
  readonly tls: boolean
  readonly username?: string
  readonly password?: string
  /** Number of the database; only a single server has more than one. */
  readonly db?: number
  /** Name of the master that the sentinels watch. */
  readonly master?: string
}

const FORM = /^(?:redis|valkey)(s?)(?:\+(sentinel|cluster))?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/]+)(?:\/([^/]*))?$/
const HOST = /^(\[[\da-fA-F:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/
const USUAL_PORT = { single: 6379, sentinel: 26_379, cluster: 6379 } as const

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function nodesOf(list: string, usualPort: number): StoreAddress['nodes'] | undefined {
  const nodes = list.split(',').map((entry) => {
    const [, host = '', port] = HOST.exec(entry) ?? []
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? usualPort) }
  })
  return nodes.every(({ host, port }) => host !== '' && port > 0 && port < 65_536) ? nodes : undefined
}

/** What follows the slash: the database of a single server, the master of some sentinels, nothing of a cluster. */
function targetOf(kind: StoreAddress['kind'], path: string): Pick<StoreAddress, 'db' | 'master'> | undefined {
  if (kind === 'sentinel') return path === '' ? undefined : { master: path }
  if (path === '') return {}
  return kind === 'single' && /^\d{1,3}$/.test(path) ? { db: Number(path) } : undefined
}

/** `redis://host:6379/0`, `redis+sentinel://h1,h2,h3/master` or `redis+cluster://h1,h2,h3`; `rediss…` speaks TLS. */
export function storeAddress(text: string): StoreAddress | undefined {
  const [whole, secure, kindNamed, user = '', secret, list = '', path = ''] = FORM.exec(text) ?? []
  if (whole === undefined) return undefined
  const kind = (kindNamed ?? 'single') as StoreAddress['kind']
  const nodes = nodesOf(list, USUAL_PORT[kind])
  const target = targetOf(kind, path)
  const username = decoded(user)
  const password = secret === undefined ? undefined : decoded(secret)
  if (!nodes || !target || username === undefined || (secret !== undefined && password === undefined)) return undefined
  if (kind === 'single' && nodes.length > 1) return undefined
  return {
    kind,
    nodes,
    tls: secure === 's',
    ...target,
    ...(username !== '' && { username }),
    ...(password !== undefined && { password }),
  }
}
