import type {Problem} from '@cartavola/engine';

/** Fired when an attribute of a settings element is wrong. Its value is ignored. */
export class SettingsErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('settings-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
