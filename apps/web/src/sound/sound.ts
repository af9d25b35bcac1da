import { settings } from '../settings/settings.ts'

export type Sound = 'card' | 'token' | 'crystal' | 'die' | 'turn'

/** A few notes: when, how high, how long, how loud. */
type Note = readonly [at: number, hertz: number, seconds: number, volume: number]

const SCORE: { readonly [sound in Sound]: { readonly wave: OscillatorType; readonly notes: readonly Note[] } } = {
  card: {
    wave: 'triangle',
    notes: [
      [0, 320, 0.07, 0.05],
      [0.03, 210, 0.09, 0.04],
    ],
  },
  token: { wave: 'sine', notes: [[0, 660, 0.09, 0.06]] },
  crystal: {
    wave: 'sine',
    notes: [
      [0, 1180, 0.16, 0.04],
      [0.05, 1570, 0.2, 0.03],
    ],
  },
  die: {
    wave: 'square',
    notes: [
      [0, 150, 0.03, 0.03],
      [0.07, 120, 0.03, 0.03],
      [0.12, 170, 0.03, 0.02],
    ],
  },
  turn: {
    wave: 'sine',
    notes: [
      [0, 523, 0.18, 0.06],
      [0.12, 784, 0.3, 0.05],
    ],
  },
}

let context: Promise<AudioContext> | undefined

/** Plays a short sound, unless the person has switched them off or the page may not yet. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.get().sound || !navigator.userActivation?.hasBeenActive) return
  context ??= wake()
  const audio = await context
  const { wave, notes } = SCORE[sound]
  for (const note of notes) strike(audio, wave, note)
}

/**
 * The page stands still until the browser has started its audio, for a tenth of a second or longer. Whoever asks which
 * devices there are lets it start too, and need not wait for it.
 */
async function wake(): Promise<AudioContext> {
  await navigator.mediaDevices?.enumerateDevices().catch(() => undefined)
  return new AudioContext()
}

function strike(audio: AudioContext, wave: OscillatorType, [at, hertz, seconds, volume]: Note): void {
  const start = audio.currentTime + at
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz })
  const gain = new GainNode(audio, { gain: volume })
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
