import type { ToldPacket } from '../../model/packets.ts'
import { changeSetting } from '../command.ts'

/** Keeps what a packet says, by what tells its ingredient. */
export const tellPacket = (key: string, packet: ToldPacket): Promise<boolean> =>
  changeSetting('pantry', 'packets', (before) => ({ ...before, [key]: packet }), [`packet ${key}`])
