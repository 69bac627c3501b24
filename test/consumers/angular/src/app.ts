import {Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, signal, ViewChild} from '@angular/core';
import type {ScopaTable, TableMoveEvent, TableReadyEvent, TableTrickEvent} from 'cartavola';
import record from '../page/record.json';
import {moveText, names, readyText, trickText, typed} from '../page/told';

@Component({
  selector: 'consumer-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (shown()) {
      <scopa-table
        #table
        players="2"
        lang="it"
        deck="italian"
        speed="instant"
        seed="consumers"
        [names]="names"
        (table-ready)="ready.set(readyText(typed($event)))"
        (table-move)="moved.set(moveText(typed($event)))"
        (table-trick)="taken.set(trickText(typed($event)))"
      ></scopa-table>
    }
    <output id="ready">{{ ready() }}</output>
    <output id="moved">{{ moved() }}</output>
    <output id="taken">{{ taken() }}</output>
    <button id="resume" (click)="resume()">resume</button>
    <button id="toggle" (click)="shown.set(!shown())">toggle</button>
  `,
})
export class App {
  // A `viewChild` query would keep the last table in memory until the query is read again.
  @ViewChild('table') protected table: ElementRef<ScopaTable> | undefined;
  protected readonly shown = signal(true);
  protected readonly ready = signal('');
  protected readonly moved = signal('');
  protected readonly taken = signal('');
  protected readonly names = names;
  protected readonly typed = typed;
  protected readonly readyText: (event: TableReadyEvent) => string = readyText;
  protected readonly moveText: (event: TableMoveEvent) => string = moveText;
  protected readonly trickText: (event: TableTrickEvent) => string = trickText;

  protected resume(): void {
    const table = this.table?.nativeElement;
    if (table) table.record = record;
  }
}
