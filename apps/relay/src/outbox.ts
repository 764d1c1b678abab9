import type { WebSocket } from '@fastify/websocket'
import { encodeFrame, type WireFrame } from '@obrador/book-sync/wire'
import type { ByteHolder, HeldBytes } from './held.ts'

/** Bytes that a device may not have taken yet when more is read for it, and ms after which one that takes nothing is let go. */
const FEW_UNSENT = 64 * 1024
const SLOW_MS = 60_000

/** What is sent to one device and has not left the process. */
export class DeviceOutbox {
  readonly #socket: WebSocket
  readonly #held: HeldBytes
  readonly #holder: ByteHolder
  #unsent = 0
  #onDrained: (() => void) | undefined

  constructor(socket: WebSocket, held: HeldBytes, holder: ByteHolder) {
    this.#socket = socket
    this.#held = held
    this.#holder = holder
  }

  send(frame: WireFrame): void {
    this.sendBytes(encodeFrame(frame))
  }

  sendBytes(bytes: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#unsent += bytes.length
    this.#held.hold(this.#holder, bytes.length)
    this.#socket.send(bytes, () => {
      this.#unsent -= bytes.length
      this.#held.release(this.#holder, bytes.length)
      if (this.#unsent <= FEW_UNSENT) this.#onDrained?.()
    })
  }

  /** Waits while the device has not taken what it was sent. */
  async drained(): Promise<void> {
    if (this.#unsent <= FEW_UNSENT || this.#socket.readyState !== this.#socket.OPEN) return
    const slow = setTimeout(() => this.#holder.drop(), SLOW_MS)
    await new Promise<void>((resolve) => {
      this.#onDrained = resolve
    })
    clearTimeout(slow)
    this.#onDrained = undefined
  }

  /** Nobody is there any more to take anything. */
  end(): void {
    this.#held.forget(this.#holder)
    this.#onDrained?.()
  }
}
