import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { encodeFrame, type WireFrame } from '@obrador/book-sync/wire'

/** Connections as somebody writes them who does not keep to the rules: nothing is read, or not all is sent. */

const portOf = (url: string): number => Number(new URL(url).port)

/** Bytes to a relay, with whatever comes back. */
export async function dialled(url: string): Promise<{ readonly socket: Socket; readonly answer: () => string }> {
  const socket = connect(portOf(url), '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1', 0, 200)
  })
  await once(socket, 'connect')
  return { socket, answer: () => answer }
}

/** A WebSocket that has been opened and says nothing yet. */
export async function bareSocket(url: string, from = ''): Promise<Socket> {
  const { socket } = await dialled(url)
  const lines = [
    'GET /v1/sync HTTP/1.1',
    'host: relay',
    ...(from ? [`x-forwarded-for: ${from}`] : []),
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return socket
}

/** A frame on the wire, its mask all zeros (RFC 6455, 5.2). */
export function onWire(frame: WireFrame): Buffer {
  const bytes = encodeFrame(frame)
  const head = Buffer.alloc(14)
  head.writeUInt8(0x82, 0)
  head.writeUInt8(0x80 | 127, 1)
  head.writeBigUInt64BE(BigInt(bytes.length), 2)
  return Buffer.concat([head, bytes])
}

/** The beginning of a request that puts a photo of a mebibyte. */
export const uploadOf = (room: string, name: string, token: string, from: string): string =>
  [
    `PUT /v1/rooms/${room}/blobs/${name} HTTP/1.1`,
    'host: relay',
    `x-forwarded-for: ${from}`,
    `authorization: Bearer ${token}`,
    'content-type: application/octet-stream',
    'content-length: 1048576',
    '\r\n',
  ].join('\r\n')
