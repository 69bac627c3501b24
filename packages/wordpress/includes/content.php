<?php
/**
 * Creates the content of an element: notation, a match, puzzles, and the text for readers without scripts.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/**
 * Escapes text for HTML, including brackets, because WordPress would interpret `[…]` as a shortcode.
 *
 * @param string $text Plain text.
 * @return string
 */
function cartavola_html( $text ) {
	return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_html( $text ) );
}

/**
 * Escapes an attribute's value, including brackets, because WordPress also looks for shortcodes in attributes.
 *
 * @param string $value Value.
 * @return string
 */
function cartavola_attr( $value ) {
	return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_attr( $value ) );
}

/**
 * Returns JSON that is safe inside a script element; null if the text isn't a JSON object or array.
 *
 * @param string $text The author's text.
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
	// Escape brackets in strings, because WordPress would interpret `[…]` as a shortcode.
	return preg_replace_callback(
		'/"(?:[^"\\\\]|\\\\.)*+"/',
		static function ( $quoted ) {
			return str_replace( '[', '\u005b', $quoted[0] );
		},
		$json
	);
}

/**
 * Returns the block's text as a child of the element.
 *
 * @param string $kind Kind of content, from elements.json.
 * @param string $text The author's text.
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
	// Browsers drop the first line break in a `pre`, so add an extra one.
	return ( 'record' === $kind ? '<pre data-cartavola-record translate="no">' : '<pre translate="no">' ) . "\n" . cartavola_html( $text ) . '</pre>';
}

/**
 * Returns the HTML for readers without scripts.
 *
 * @param bool   $is_apart True if the element reads all text inside it as notation, except text in an unknown slot.
 * @param string $text     The author's text.
 * @return string
 */
function cartavola_fallback( $is_apart, $text ) {
	if ( '' === trim( $text ) ) {
		return '';
	}
	return ( $is_apart ? '<p slot="without-script">' : '<p>' ) . cartavola_html( $text ) . '</p>';
}
