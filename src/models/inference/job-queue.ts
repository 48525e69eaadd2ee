export type Priority = 'scene' | 'background';

/** Jobs in the order they came, those of a scene before all others. */
export class JobQueue<Job extends { priority: Priority }> {
  readonly #waiting: Record<Priority, Job[]> = { scene: [], background: [] };

  get size(): number {
    return this.#waiting.scene.length + this.#waiting.background.length;
  }

  add(job: Job): void {
    this.#waiting[job.priority].push(job);
  }

  /** Puts back a job that had to step aside. */
  addFirst(job: Job): void {
    this.#waiting[job.priority].unshift(job);
  }

  next(): Job | undefined {
    return this.#waiting.scene.shift() ?? this.#waiting.background.shift();
  }

  remove(job: Job): boolean {
    const list = this.#waiting[job.priority];
    const at = list.indexOf(job);
    if (at !== -1) list.splice(at, 1);
    return at !== -1;
  }

  *[Symbol.iterator](): Generator<Job> {
    yield* this.#waiting.scene;
    yield* this.#waiting.background;
  }

  /** Empties the queue. */
  takeAll(): Job[] {
    return [...this.#waiting.scene.splice(0), ...this.#waiting.background.splice(0)];
  }
}
