import { expect, it } from 'vitest'
import { syncStatusText } from '../src/views/standing.ts'

it('tells of a share that will expire, that expired, and that somebody deleted', () => {
  expect(syncStatusText({ kind: 'expiring', days: 370, on: '2026-12-16' }, 0)).toEqual([
    '○',
    'Sin usar desde hace 370 días: caduca el 16 de diciembre',
  ])
  expect(syncStatusText({ kind: 'gone', expiredOn: '2026-12-16' }, 0)).toEqual([
    '▼',
    'Lo compartido caducó el 16 de diciembre',
  ])
  expect(syncStatusText({ kind: 'gone' }, 0)).toEqual(['▼', 'Lo compartido se ha borrado'])
})
