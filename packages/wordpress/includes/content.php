<?php
/**
 * Writes what stands inside a tag: notation, a match, puzzles, and what readers without scripts see.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/**
 * Escapes text for HTML, brackets too: WordPress would read `[…]` as a shortcode.
 *
 * @param string $text Plain text.
 * @return string
 */
function cartavola_html( $text ) {
	return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_html( $text ) );
}

/**
 * Writes JSON anew so that it may stand in a script and ends nothing there; null if the text is no JSON of an object or a list.
 *
 * @param string $text Text of the author.
 * @return string|null
 */
function cartavola_json( $text ) {
	$data = json_decode( $text );
	if ( ! is_object( $data ) && ! is_array( $data ) ) {
		return null;
	}
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	if ( ! is_string( $json ) ) {
		return null;
	}
	// Brackets in a text: WordPress would read `[…]` as a shortcode.
	return preg_replace_callback(
		'/"(?:[^"\\\\]|\\\\.)*+"/',
		static function ( $quoted ) {
			return str_replace( '[', '\u005b', $quoted[0] );
		},
		$json
	);
}

/**
 * Writes the block's text as a child of the element.
 *
 * @param string $kind Kind of content, as elements.json lists it.
 * @param string $text Text of the author.
 * @return string
 */
function cartavola_child( $kind, $text ) {
	if ( '' === trim( $text ) || ! in_array( $kind, array( 'notation', 'record', 'puzzle' ), true ) ) {
		return '';
	}
	$json = cartavola_json( $text );
	if ( null !== $json ) {
		return '<script type="application/json">' . $json . '</script>';
	}
	if ( 'puzzle' === $kind ) {
		return '';
	}
	// A browser drops the first line end in a `pre`.
	return ( 'record' === $kind ? '<pre data-cartavola-record translate="no">' : '<pre translate="no">' ) . "\n" . cartavola_html( $text ) . '</pre>';
}

/**
 * Writes what readers without scripts see.
 *
 * @param bool   $is_apart True where the element reads all text inside as notation: a slot that it does not have sets this apart.
 * @param string $text     Text of the author.
 * @return string
 */
function cartavola_fallback( $is_apart, $text ) {
	if ( '' === trim( $text ) ) {
		return '';
	}
	return ( $is_apart ? '<p slot="without-script">' : '<p>' ) . cartavola_html( $text ) . '</p>';
}
