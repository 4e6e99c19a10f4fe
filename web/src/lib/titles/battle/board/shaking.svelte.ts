/** A hero that loses energy shakes for a moment. */
export class Shaking {
  on = $state(false);
  private before: number | null = null;

  see(energy: number, isFighting: boolean): void {
    if (isFighting && this.before !== null && energy < this.before) this.on = true;
    this.before = energy;
  }

  stop = (): void => {
    this.on = false;
  };
}
